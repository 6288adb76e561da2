export type FaceSource =
  | { readonly ok: true; readonly src: string; readonly background: string | undefined }
  | { readonly ok: false; readonly problem: string }
export const ACCEPTED = 'image/*'
export const faceOfFile = async (_file: File): Promise<FaceSource> => ({ ok: false, problem: '' })
export const faceOfText = async (_text: string): Promise<FaceSource> => ({ ok: false, problem: '' })
