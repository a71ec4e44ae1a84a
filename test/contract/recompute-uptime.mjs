// Recomputes the uptime of 30 days from a service's public daily history, without any of our code: node
// test/contract/recompute-uptime.mjs https://geokod.example.ru. Exits with 1 if the service states another value.
const [address] = process.argv.slice(2);
const read = async (path) => (await fetch(new URL(path, address))).json();

const [{ regions: told }, { regions: histories }] = await Promise.all(
  ['/v2/status', '/v2/status/history?days=30'].map(read),
);
for (const { region, days } of histories) {
  let [up, down] = [0, 0];
  for (const { minutes } of days) {
    up += minutes.up;
    down += minutes.down;
  }
  const reckoned = up + down === 0 ? null : up / (up + down);
  const { uptime } = told.find((one) => one.region === region);
  const isSame = uptime === reckoned || Math.abs(uptime - reckoned) * (up + down) < 0.5;
  if (!isSame) process.exitCode = 1;
  const verdict = isSame ? '' : ', which differs';
  process.stdout.write(`${region}: ${up} minutes up, ${down} down: ${reckoned}; told ${uptime}${verdict}\n`);
}
