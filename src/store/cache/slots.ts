const SLOTS = 16_384;

/** The slot of a key in a Redis cluster: CRC-16 (XMODEM) of the key, or of its part in braces. */
export function slotOf(name: string): number {
  const begin = name.indexOf('{');
  const end = begin < 0 ? -1 : name.indexOf('}', begin + 1);
  const hashed = end > begin + 1 ? name.slice(begin + 1, end) : name;
  let crc = 0;
  for (const byte of Buffer.from(hashed)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc % SLOTS;
}
