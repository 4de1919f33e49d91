/** A dialog that a person opens; that of a conflict opens by itself. */
export type WorkspaceDialog =
  | 'sample'
  | 'soundAlike'
  | 'recognizer'
  | 'pronunciations'
  | 'helper'
  | 'rules'
  | 'share'
  | 'discard'
