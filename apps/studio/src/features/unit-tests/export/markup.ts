const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// Characters that XML 1.0 cannot contain, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are searched for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udfff]/gu

/** Escapes a text for XML or HTML, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replace(forbidden, '\ufffd').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
