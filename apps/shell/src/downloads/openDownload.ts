/** Has the browser fetch a link as a file, in a tab of its own that closes by itself. */
export function openDownload(link: string, name: string): void {
  Object.assign(document.createElement('a'), {
    href: link,
    download: name,
    target: '_blank',
    rel: 'noopener',
  }).click()
}
