import { tryScenarios } from './scenario-stage.ts';
import { runTypescript } from './typescript-runner.ts';

tryScenarios('TypeScript', runTypescript);
