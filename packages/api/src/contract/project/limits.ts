export const evaluationDays = 30
export const projectsPerOrganization = 100
