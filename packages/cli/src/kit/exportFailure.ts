import { KitError, type KitErrorCode } from '@saywright/kit'
import { CommandFailure } from '../CommandFailure.js'
import type { MessageKey } from '../messages/MessageFile.js'

const messages: Readonly<Record<KitErrorCode, MessageKey>> = {
  not_found: 'export.notFound',
  not_an_export: 'export.notAnExport',
  older_layout: 'export.olderLayout',
  newer_layout: 'export.newerLayout',
  wrong_architecture: 'export.wrongArchitecture',
  damaged: 'export.damaged',
  unsafe: 'export.unsafe',
  too_large: 'export.tooLarge',
  unknown_model: 'export.unknownModel',
  unknown_slot: 'export.unknownSlot',
  no_network: 'export.noNetwork',
  unknown_pronunciation: 'export.unknownPronunciation',
  recording_unreadable: 'export.recordingUnreadable',
  recording_too_long: 'export.recordingTooLong',
  grammar_too_large: 'export.grammarTooLarge',
  timed_out: 'recognize.tooSlow',
  closed: 'export.closed',
}

/** Converts a failure of the kit to one of the command; other errors are returned unchanged. */
export function exportFailure(thrown: unknown, path: string): unknown {
  if (!(thrown instanceof KitError)) return thrown
  return new CommandFailure(messages[thrown.code], { path, subjects: thrown.subjects.join(', ') })
}
