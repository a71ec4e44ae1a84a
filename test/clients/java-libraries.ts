import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byTurns, keep, maven, MAVEN, runs } from './toolchain.ts';

const SOURCE = 'clients/java';

const CONSUMER = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>consumer</groupId><artifactId>consumer</artifactId><version>1</version>
  <dependencies><dependency>
    <groupId>io.github.geokod</groupId><artifactId>geokod-client</artifactId><version>2.4.0</version>
  </dependency></dependencies>
</project>`;

/** An empty project with the client from the local repository, where it is installed as its README says. */
export const javaLibraries = (): Promise<string> => keep('java-libraries', [SOURCE], async (folder) => {
  const source = join(folder, 'source');
  cpSync(SOURCE, source, { recursive: true, filter: (path) => !path.endsWith('/target') });
  await byTurns(MAVEN, () => runs('mvn', [...maven, '-f', source, 'install']));
  writeFileSync(join(folder, 'pom.xml'), CONSUMER);
  const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
  const into = `-DoutputDirectory=${join(folder, 'jars')}`;
  await byTurns(MAVEN, () => runs('mvn', [...maven, '-f', folder, copy, into]));
});
