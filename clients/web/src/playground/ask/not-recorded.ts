/** The sandbox has no answer to this call, so it was not asked. */
export class NotRecorded extends Error {}
