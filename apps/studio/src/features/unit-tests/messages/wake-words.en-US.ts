/** What is said otherwise where wake words are tested. */
export const wakeWordsEnUS = {
  list: {
    lead: 'Recordings of what must wake and what must not, listened to again after every change of the wake words.',
    empty: {
      text: 'Choose recordings that say a wake word, and others that do not. A run tells you which of them wake, and with what score.',
    },
  },
  wizard: {
    headings: { audio: 'Choose what must wake and what must not' },
  },
  audio: {
    lead: 'A recording whose transcription has a wake word must wake. All else must not: other speech, noise, music or silence.',
    accepted: 'Has a wake word',
    notAccepted: 'No wake word',
    toRefuse: 'Must not wake',
    inGrammar: 'Has a wake word',
    grammarErrors: 'A test needs at least one wake word. Add one to the model first.',
    toGrammar: 'Open the wake words',
    problems: {
      notAccepted_one: '{{names}} can never pass: its transcription has no wake word. Or must it not wake?',
      notAccepted_other:
        '{{names}} can never pass: their transcriptions have no wake word. Or must they not wake?',
      inGrammar_one: '{{names}} must not wake, and its transcription has a wake word.',
      inGrammar_other: '{{names}} must not wake, and their transcriptions have a wake word.',
      missing_one: '{{names}} is left out until its transcription is written, or it must not wake.',
      missing_other: '{{names}} are left out until their transcriptions are written, or they must not wake.',
    },
    empty: {
      text: 'Record or upload the wake words and other speech, or make audio of both.',
    },
  },
  coverage: {
    title: 'Wake words in the test',
    said: '{{covered}} of {{total}} wake words are said',
    all: 'Every wake word is said in a recording that must wake.',
  },
  make: {
    button: 'Make audio of the wake words',
    title: 'Make audio of the wake words',
    lead: 'For when nobody can record: the product says what must wake and what must not, and keeps it as recordings.',
    sentences: 'What is said',
    sentencesHint: 'One a line: wake words, anti wake words, and any other sentence, which must not wake.',
  },
  configure: {
    nameHint: 'Unique in the model, for example Kitchen.',
    thresholdHint: 'From 0 to 10,000. A wake word with a lower score does not wake.',
  },
  results: {
    tabs: { grammar: 'Wake words used' },
    neverText: 'A run listens to every recording for the wake words that the model has now.',
    confidence: 'Score',
    words: 'The wake word and its time',
    noWords: 'No wake word was recognized.',
    nothing: 'No wake word recognized',
    refusal: 'Why it did not wake',
    conclusions: {
      passed: 'Woken',
      wrong: 'Woken by another wake word',
      rejected: 'Missed',
      refused: 'Rightly silent',
      sentence_taken: 'Woken by mistake',
      noise_taken: 'Woken by mistake, no speech',
    },
    expectations: {
      sentence: 'Must wake',
      other_sentence: 'Must not wake, speech',
      no_speech: 'Must not wake, no speech',
    },
  },
  difference: {
    same: 'Wake words and threshold are the same.',
  },
  export: {
    failure: 'Must wake with “{{expected}}”, recognized “{{result}}” with a score of {{confidence}}',
    refusal: 'Must not wake, recognized “{{result}}” with a score of {{confidence}}',
  },
  charts: {
    up: 'Must wake, upwards',
    down: 'Must not wake, downwards',
    mustBeRecognized: 'Must wake',
    mustBeRefused: 'Must not wake',
    bars: {
      recognized: 'Woken',
      refusedByMistake: 'Missed',
      otherHeard: 'Woken by another wake word',
      refusedRight: 'Rightly silent',
      taken: 'Woken by mistake',
    },
  },
  tradeOff: {
    axes: 'Woken by mistake (up), missed (across)',
    now: 'At {{threshold}}: {{taken}} of {{refusable}} woken by mistake, {{missed}} of {{recognizable}} missed',
    possible_one:
      '{{threshold}} wakes {{taken}} of {{count}} by mistake. With a single file, up to {{share}} is possible.',
    possible_other:
      '{{threshold}} wakes {{taken}} of {{count}} by mistake. With {{count}} files, up to {{share}} is possible.',
    taken: 'Woken by mistake',
    missed: 'Missed',
  },
  filter: { search: 'Name or what is said' },
  expect: {
    hints: {
      sentence: 'A wake word of its transcription has to wake.',
      other_sentence: 'It says something else, perhaps an anti wake word.',
    },
  },
  tally: {
    noRefusals: 'Nothing tells yet what wakes by mistake.',
    addRefusals: 'Add recordings that must not wake',
  },
  tuner: {
    used: 'The model now wakes from {{threshold}} on.',
    undone: 'The model wakes from {{threshold}} on again.',
  },
  grammar: { title: 'Wake words used', lead: 'As they were when the run was started, {{date}}.' },
} as const
