import { anAudioAsset } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { projectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'
import { formatName, formatsOf, noFilter, visibleFiles } from './visibleFiles.js'

const files = [
  anAudioAsset({ id: 1, name: 'Inès-07.flac', type: 'audio/flac', transcription: 'report damaged item' }),
  anAudioAsset({ id: 2, name: 'tom-12.wav', transcription: 'confirmed' }),
  anAudioAsset({ id: 3, name: 'tom-13.wav', transcription: null, duration: null }),
].map(projectAudioFile)

it.each([
  ['nothing', {}, [1, 2, 3]],
  ['a name without its accent', { search: 'ines' }, [1]],
  ['words of name and transcription', { search: 'CONFIRMED tom' }, [2]],
  ['those with a transcription', { transcription: 'with' }, [1, 2]],
  ['those without', { transcription: 'without' }, [3]],
  ['a format', { format: 'audio/wav' }, [2, 3]],
  ['all at once', { search: 'tom', transcription: 'with', format: 'audio/wav' }, [2]],
  ['what is not there', { search: 'nadia' }, []],
] as const)('leaves %s', (_, filter, ids) =>
  expect(visibleFiles(files, { ...noFilter, ...filter }).map(({ id }) => id)).toEqual(ids),
)

it('names the formats that there are', () => {
  expect(formatsOf(files)).toEqual(['audio/flac', 'audio/wav'])
  expect(['audio/mpeg', 'audio/mp4', 'audio/webm'].map(formatName)).toEqual(['MP3', 'M4A', 'WEBM'])
})

it('U-016 a recording has name, type, duration, size, date and transcription', () => {
  expect(projectAudioFile(anAudioAsset())).toEqual({
    id: 21,
    name: 'switch-on.wav',
    type: 'audio/wav',
    durationSeconds: 1.8,
    bytes: 57_644,
    createdAt: anAudioAsset().created_at,
    transcription: 'switch on the kitchen lamp',
    peaks: undefined,
    usedIn: [],
  })
})
