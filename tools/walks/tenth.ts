import { createHash } from 'node:crypto'

/** Whether a story belongs to the tenth that is walked whatever its line says. The hash of a commit chooses which tenth. */
export function isInTenth(storyId: string, commit: string): boolean {
  const place = createHash('sha256').update(storyId).digest().readUInt32BE()
  return place % 10 === Number.parseInt(commit.slice(0, 8) || '0', 16) % 10
}
