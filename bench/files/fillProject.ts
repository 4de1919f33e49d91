import { bitsOf } from '../../services/server/src/domains/files/tagBits.js'
import type { Store } from '../../services/server/src/store/connect.js'

const platforms = ['windows', 'linux', 'android']
const types = ['templates', 'lib', 'example', 'installer']
const technologies = ['asr', 'wake-word', 'tts', 'voice-biometrics', 'dictation', 'speech_enhancement']
const batch = 500
const first = Date.UTC(2026, 0, 1)

/** Gives a project many files: rows alone, whose bytes are never read. */
export async function fillProject({ database }: Store, projectId: number, count: number): Promise<void> {
  for (let begin = 0; begin < count; begin += batch)
    await database
      .insertInto('file')
      .values(Array.from({ length: batch }, (_, index) => rowOf(projectId, begin + index)))
      .execute()
}

function rowOf(project_id: number, index: number) {
  // The same numbers in an order that no index has.
  const mixed = (index * 7919) % 100_003
  const [platform, type, technology] = [
    platforms[mixed % 3]!,
    types[mixed % 4]!,
    technologies[mixed % 6]!,
  ] as const
  const tags = [
    { type: 'platform' as const, name: platform, display_name: platform },
    { type: 'type' as const, name: type, display_name: type },
    { type: 'technology' as const, name: technology, display_name: technology },
  ]
  const name = `vdk-${technology}-${mixed}-${platform}-x86_64.zip`
  return {
    project_id,
    name,
    name_key: name.toLowerCase(),
    original_name: name,
    media_type: 'application/zip',
    sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    file_key: `bench/${project_id}/${index}`,
    tags_json: JSON.stringify(tags),
    tag_bits: bitsOf(tags),
    categories_json: '[]',
    size_bytes: 1000 + ((mixed * 104_729) % 200_000_000),
    is_checked: true,
    is_locked: false,
    created_at: new Date(first + mixed * 60_000).toISOString(),
  }
}
