import readme from '../../packages/ui/README.md?raw'

/** The first example of the README, which is compiled and drawn outside the workspace as every one of them. */
export const firstExample = /^```tsx\n([\s\S]*?)\n```$/m.exec(readme)?.[1] ?? ''
