import { defineMessages } from '../../i18n/Messages.js'

export const paginatorMessages = defineMessages('ui.paginator', {
  'en-US': {
    pages: 'Pages',
    rows: 'Rows per page',
    range: '{{first}} to {{last}} of {{total}}',
    none: 'No rows',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {{page}}',
    compact: 'Page {{page}} of {{count}}',
  },
  'fr-FR': {
    pages: 'Pages',
    rows: 'Lignes par page',
    range: '{{first}} à {{last}} sur {{total}}',
    none: 'Aucune ligne',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: 'Page {{page}}',
    compact: 'Page {{page}} sur {{count}}',
  },
})
