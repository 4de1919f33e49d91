export const exportsKeptPerProject = 20
export const exportMegabytesKeptPerProject = 500
export const exportMaxMegabytes = 200
export const exportsAtOncePerProject = 2
