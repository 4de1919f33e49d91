import { createFormDrafts } from '@saywright/forms'

export const drafts = createFormDrafts(sessionStorage, 'visitor')
