/** What we promise everybody, until somebody agrees on something else. */
export const promises = { sla: 0.999, credit_policy: 'auto', storage: 'operator', log_retention_days: 30 };
