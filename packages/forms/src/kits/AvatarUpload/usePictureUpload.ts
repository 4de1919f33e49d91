import { toApiError } from '@saywright/api/contract'
import { useEffect, useState } from 'react'
import { type PictureFault, pictureFault } from './pictureFault.js'

export type PictureUpload =
  | { status: 'resting' }
  /** `preview` is the URL of the picture being uploaded; `fraction` the uploaded part, in [0, 1]. */
  | { status: 'sending'; preview: string; fraction: number }
  | { status: 'failed'; fault: PictureFault | 'tooManyPixels' | 'failed' }

export type SendPicture = (picture: File, onProgress: (fraction: number) => void) => Promise<void>

/** Validates and uploads a picture, with a preview during the upload. */
export function usePictureUpload(send: SendPicture) {
  const [upload, setUpload] = useState<PictureUpload>({ status: 'resting' })
  const preview = upload.status === 'sending' ? upload.preview : undefined
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview])

  const choose = async (picture: File) => {
    const fault = await pictureFault(picture)
    if (fault) return setUpload({ status: 'failed', fault })
    const preview = URL.createObjectURL(picture)
    setUpload({ status: 'sending', preview, fraction: 0 })
    try {
      await send(picture, (fraction) => setUpload({ status: 'sending', preview, fraction }))
      setUpload({ status: 'resting' })
    } catch (error) {
      setUpload({ status: 'failed', fault: faultOf(toApiError(error).code) })
    }
  }
  return { upload, choose, forget: () => setUpload({ status: 'resting' }) }
}

/** The server's error for a picture that seemed valid: its size was checked, so it has too many pixels. */
function faultOf(code: string | undefined) {
  if (code === 'too_large') return 'tooManyPixels'
  return code === 'unsupported_type' ? 'unsupportedType' : 'failed'
}
