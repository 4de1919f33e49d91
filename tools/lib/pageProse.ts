/** The prose of a page, line by line: without code, addresses and places for values. */
export function pageProse(page: string): readonly string[] {
  return page
    .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`|\]\([^)]*\)|\{\{[^}]*\}\}/g, 'X')
    .split('\n')
}
