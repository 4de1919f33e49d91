export const evaluationDays = 30
