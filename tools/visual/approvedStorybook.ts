import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../lib/processes.ts'

/**
 * The Storybook of a commit, built once and cached in a folder.
 * @returns the folder of the built Storybook.
 * @throws Error with the output of the step that failed.
 */
export async function approvedStorybook(root: string, cache: string, commit: string): Promise<string> {
  const built = join(cache, commit)
  if (existsSync(join(built, 'index.json'))) return built
  console.log(`Building the Storybook of ${commit.slice(0, 9)}, which approved what differs…`)
  const tree = join(cache, `${commit}.tree`)
  mkdirSync(cache, { recursive: true })
  removeTree(root, tree)
  try {
    await must(root, 'git', 'worktree', 'add', '--detach', '--force', tree, commit)
    await must(tree, 'pnpm', 'install', '--frozen-lockfile', '--reporter=silent')
    await must(
      tree,
      join(tree, 'node_modules', '.bin', 'storybook'),
      ...storybookBuild(join(tree, '.cache', 'built')),
    )
    renameSync(join(tree, '.cache', 'built'), built)
  } finally {
    removeTree(root, tree)
  }
  return built
}

/** Without what only people need (documentation, source maps), which takes most of the time. */
export function storybookBuild(folder: string): string[] {
  return ['build', '--test', '--quiet', '-o', folder]
}

/** Removes what was built of commits that approve nothing any more. */
export function forgetOthers(cache: string, commits: ReadonlySet<string>): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    if (!commits.has(name)) rmSync(join(cache, name), { recursive: true })
  }
}

function removeTree(root: string, tree: string) {
  rmSync(tree, { recursive: true, force: true })
  spawnSync('git', ['worktree', 'prune'], { cwd: root })
}

async function must(cwd: string, command: string, ...args: string[]) {
  const { status, output } = await run(command, args, { show: false, cwd })
  if (status !== 0) throw new Error(output)
}
