/** Whether a path is an address of the web. */
export const isAddress = (path: string) => /^https?:\/\//i.test(path)
