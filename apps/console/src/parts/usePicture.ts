import {
  getLogo,
  getPicture,
  limits,
  type Organization,
  type PictureSize,
  type User,
} from '@saywright/api/contract'
import { useClient } from '@saywright/api/react'
import { useEffect, useState } from 'react'

/**
 * An address of the person's picture for this page; undefined without one.
 *
 * @param width how wide the picture is drawn, in CSS pixels.
 */
export function usePicture(
  user: Pick<User, 'id' | 'picture_url'> | undefined,
  width: number,
): string | undefined {
  return useImage(getPicture, user?.id, user?.picture_url, sizeFor(width))
}

/** The same for the logo of an organization. */
export function useLogo(
  organization: Pick<Organization, 'id' | 'logo'> | undefined,
  width: number,
): string | undefined {
  return useImage(getLogo, organization?.id, organization?.logo, sizeFor(width))
}

/** The smallest picture that is sharp on this screen. */
const sizeFor = (width: number): PictureSize | undefined =>
  limits.pictureSizesPixels.find((size) => size >= width * window.devicePixelRatio)

/** The call needs the session, so an image cannot make it. */
function useImage(
  endpoint: typeof getPicture | typeof getLogo,
  id: number | undefined,
  url: string | null | undefined,
  size: PictureSize | undefined,
): string | undefined {
  const client = useClient()
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    if (id === undefined || !url) return
    const controller = new AbortController()
    let made: string | undefined
    // The version is for caches: another picture has another address.
    const v = new URL(url, window.location.origin).searchParams.get('v') ?? undefined
    const call = { params: { id }, query: { v, size }, signal: controller.signal, isFailureShown: true }
    client.send(endpoint, call).then(
      (picture) => {
        if (controller.signal.aborted) return
        made = URL.createObjectURL(picture)
        setSrc(made)
      },
      () => {
        // The initials are where no picture comes.
      },
    )
    return () => {
      controller.abort()
      setSrc(undefined)
      if (made) URL.revokeObjectURL(made)
    }
  }, [client, endpoint, id, url, size])
  return src
}
