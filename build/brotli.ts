import { brotliCompressSync, constants } from 'node:zlib'

/** Compresses as the files beside the build are: Brotli at its best quality, 11. */
export const compressBrotli = (raw: Buffer): Buffer =>
  brotliCompressSync(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  })
