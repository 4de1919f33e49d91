export const domainsPerOrganization = 100
