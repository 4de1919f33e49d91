/** Widths of two tables with aligned columns; on tablets the names get what other columns give up. */
export const columnWidths = {
  role: 'clamp(128px, 13vw, 200px)',
  third: 'clamp(120px, 20vw, 320px)',
  actions: '210px',
} as const
