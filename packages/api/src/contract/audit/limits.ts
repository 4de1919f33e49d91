export const auditMonths = 12
