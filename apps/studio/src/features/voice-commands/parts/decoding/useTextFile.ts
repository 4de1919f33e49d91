import { decodeText, TextDecodingError } from '@saywright/grammar'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { textFileMessages } from './messages.js'

interface Failure {
  readonly name: string
  readonly error: TextDecodingError
}

/**
 * Reads the text of a chosen file, in the encoding that it declares.
 *
 * @param onText called with the text, without a byte order mark.
 * @returns a function that accepts files, of which the first is read, and the sentence that says why the last could not be
 *   read.
 */
export function useTextFile(onText: (text: string) => void) {
  const t = useMessages(textFileMessages)
  const locale = useLocale()
  const [failure, setFailure] = useState<Failure>()
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    try {
      const { text } = decodeText(new Uint8Array(await file.arrayBuffer()))
      setFailure(undefined)
      onText(text)
    } catch (error) {
      if (!(error instanceof TextDecodingError)) throw error
      setFailure({ name: file.name, error })
    }
  }
  const told = failure && {
    name: failure.name,
    encoding: failure.error.encoding,
    offset: new Intl.NumberFormat(locale).format(failure.error.offset),
  }
  const isUnknown = failure?.error.code === 'unknown-encoding'
  return {
    take,
    forget: () => setFailure(undefined),
    failure: told && (isUnknown ? t('unknownEncoding', told) : t('invalidBytes', told)),
  }
}
