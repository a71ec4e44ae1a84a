export type KeyMode = 'live' | 'test' | 'legacy';
