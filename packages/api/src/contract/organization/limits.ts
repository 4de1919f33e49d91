export const organizationsPerPerson = 10
