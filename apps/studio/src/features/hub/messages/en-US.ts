export const enUS = {
  home: {
    untitled: 'Models of the project',
    count_one: '{{count}} model in {{languages}}',
    count_other: '{{count}} models in {{languages}}',
    none: 'No model yet',
    failed: 'The models could not be loaded',
    newModel: 'New model',
    empty: {
      title: 'No model yet',
      text: 'A model holds what people may say, in one language. Write a grammar, then test it with your voice.',
      noLanguage:
        'No language was delivered to this project for voice commands. Ask an administrator for one.',
    },
  },
  model: {
    type: 'Strict voice commands',
    revision: 'Revision {{revision}}',
    menu: 'Actions for {{model}}',
    rename: 'Rename',
    delete: 'Delete',
    spoken: 'Last recording tested with {{model}}',
  },
  create: {
    title: 'New voice-command model',
    lead: 'It starts with a small grammar that can be spoken at once.',
    name: 'Name',
    nameHint: 'Unique in the project, for example picking-en.',
    language: 'Language',
    noEngine: 'No speech engine here: the grammar can be written, not tested.',
    cancel: 'Cancel',
    submit: 'Create model',
    submitting: 'Creating',
    created: 'The model {{model}} is ready.',
  },
  rename: { title: 'Rename the model', cancel: 'Cancel', submit: 'Rename', submitting: 'Renaming' },
  delete: {
    title: 'Delete {{model}}?',
    text: 'Its grammar, dynamic slots and settings are lost for everyone on the project. This cannot be undone.',
    confirm: 'Delete model',
    deleted: 'The model {{model}} was deleted.',
  },
} as const
