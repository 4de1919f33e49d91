/**
 * Whether a test walks a story beyond its play, or trusts its line in `walks.txt`. Never in an interactive Storybook.
 * @see docs/decisions/0072-repeat-story-checks-on-change.md
 */
export async function isWalked(storyId: string): Promise<boolean> {
  if ('__STORYBOOK_PREVIEW__' in window) return false
  const { commands } = await import('vitest/browser')
  return commands.isWalkDue(storyId)
}
