import { foldText, searchWords } from '../../text/foldText.js'
import type { Command, CommandGroup } from './Command.js'

/** Maximum number of rows per group. */
export const rowsPerGroup = 4

/**
 * The commands that contain every word of the query, by group; commands whose title begins with the query
 * come first. Groups keep their order; empty groups are left out.
 * @param query as typed; an empty query matches everything.
 */
export function searchCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const words = searchWords(query)
  return groups
    .map((group) => ({
      ...group,
      commands: group.isSearched ? group.commands : bestOf(group.commands, words),
    }))
    .map((group) => ({ ...group, commands: group.commands.slice(0, rowsPerGroup) }))
    .filter(({ commands }) => commands.length > 0)
}

function bestOf(commands: readonly Command[], words: readonly string[]): Command[] {
  return commands
    .map((command) => ({ command, rank: rankOf(command, words) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((a, b) => a.rank! - b.rank!)
    .map(({ command }) => command)
}

/** 0 is best; `undefined` when a word is not found. */
function rankOf(
  { title, detail = '', keywords = '' }: Command,
  words: readonly string[],
): number | undefined {
  const plain = foldText(title)
  const everything = `${plain} ${foldText(`${detail} ${keywords}`)}`
  if (!words.every((word) => everything.includes(word))) return undefined
  if (words.length === 0 || plain.startsWith(words[0]!)) return 0
  if (words.every((word) => searchWords(title).some((part) => part.startsWith(word)))) return 1
  return words.every((word) => plain.includes(word)) ? 2 : 3
}
