/** The promises that apply unless a customer has agreed on others. */
export const promises = { sla: 0.999, credit_policy: 'auto', storage: 'operator', log_retention_days: 30 };
