export const evaluationDays = 30
export const projectsPerOrganization = 100
export const languagesPerDelivery = 100
export const evaluationWarningDays = 5
export const trialHours = 1
export const draftMaxCharacters = 30_000
