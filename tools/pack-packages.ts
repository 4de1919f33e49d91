// The packages as they would be published, built and packed into .cache/packages, where the demonstration offers them as downloads.
import { packDownloads } from './lib/packDownloads.ts'

try {
  await packDownloads()
} catch (error) {
  console.error(
    `saywright: the packages could not be packed, so no project has them to download.\n${(error as Error).message}`,
  )
  process.exitCode = 1
}
