/** Part of the key of a picture: another picture has another address, so that caches never show the old one. */
export const pictureVersion = (key: string) => key.split('/').at(-1)?.slice(0, 8) ?? ''
