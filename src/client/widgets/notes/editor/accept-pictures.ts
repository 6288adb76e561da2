import { faceMessages, problemOf, storePicture } from '../../../kit/desktop.ts'
import { showToast } from '../../../kit/interaction.ts'

/** Stores pictures on this device. @returns their Markdown; those that are refused are reported, and left out */
export async function acceptPictures(files: readonly File[]): Promise<readonly string[]> {
  const accepted = await Promise.all(files.map(acceptPicture))
  return accepted.filter((one) => one !== undefined)
}

async function acceptPicture(file: File): Promise<string | undefined> {
  try {
    const reference = await storePicture(file)
    return `![${nameOf(file)}](${reference})`
  } catch (error) {
    showToast({ kind: 'error', text: faceMessages(`problem.${problemOf(error)}`) })
    return undefined
  }
}

/** The name of a file without its extension and without what would end the name in Markdown. */
const nameOf = ({ name }: File) =>
  name
    .replace(/\.\w+$/, '')
    .replace(/[[\]\\!`<>\n]/g, ' ')
    .trim()
