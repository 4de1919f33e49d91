/** What each call does, in French, by its name. */
export const frenchSummaries: Readonly<Record<string, string>> = {}
