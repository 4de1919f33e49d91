export const decisionUndoSeconds = 10
export const evaluationDaysMax = 3650
