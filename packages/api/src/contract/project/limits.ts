export const evaluationDays = 30
export const projectsPerOrganization = 100
/** Number of members that are returned with a project; all of them are listed by pages. */
export const membersWithProject = 20
export const languagesPerDelivery = 100
export const evaluationWarningDays = 5
/** Between two looks at which evaluations have ended or end soon. */
export const evaluationLookSeconds = 300
export const trialHours = 1
export const draftMaxCharacters = 30_000
