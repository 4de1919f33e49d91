/** Folders of `packages` that are published, each as `@saywright/<name>`. */
export const publishedPackages = ['grammar', 'ui', 'forms', 'audio', 'api', 'kit', 'cli'] as const
