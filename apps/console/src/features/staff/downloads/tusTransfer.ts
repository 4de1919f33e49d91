import { limits } from '@saywright/api/contract'
import { DetailedError, Upload } from 'tus-js-client'

export type TusTransferOptions = {
  /** Of the upload: where its bytes go. */
  url: string
  file: File
  /** Of the session, read at each request. */
  token: () => string | undefined
  /** The studio that the file is for; undefined keeps the version of the start. */
  studioVersion: string | undefined
  /** Bytes that have left, rising. */
  onSent: (bytes: number) => void
  onDone: () => void
  /**
   * @param isRefused whether trying again is of no use.
   * @param reason the sentence of the server; absent when it did not answer.
   */
  onFailed: (isRefused: boolean, reason: string | undefined) => void
}

export type TusTransfer = {
  /** Starts, or continues after a stop. */
  readonly start: () => void
  /** Stops; received bytes stay on the server. */
  readonly stop: () => void
}

/** Retries after a lost connection, before the user is asked. */
const retryMilliseconds = [500, 1000, 3000, 5000, 10_000, 20_000]

/** Sends a file by the tus protocol, in pieces, and continues automatically after a lost connection. */
export function tusTransfer({
  url,
  file,
  token,
  studioVersion,
  onSent,
  onDone,
  onFailed,
}: TusTransferOptions): TusTransfer {
  let most = 0
  const upload = new Upload(file, {
    uploadUrl: url,
    uploadSize: file.size,
    chunkSize: limits.uploadPieceBytes,
    retryDelays: retryMilliseconds,
    storeFingerprintForResuming: false,
    headers: studioVersion === undefined ? {} : { 'Studio-Version': studioVersion },
    onBeforeRequest: (request) => {
      const current = token()
      if (current) request.setHeader('Authorization', `Bearer ${current}`)
    },
    // A piece that is sent again does not turn the bar back.
    onProgress: (sent) => {
      most = Math.max(most, sent)
      onSent(most)
    },
    onSuccess: onDone,
    onError: (error) => {
      const response = error instanceof DetailedError ? error.originalResponse : undefined
      const status = response?.getStatus() ?? 0
      onFailed(status >= 400 && status < 500, reasonOf(response?.getBody()))
    },
  })
  return { start: () => upload.start(), stop: () => void upload.abort() }
}

function reasonOf(body = ''): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}
