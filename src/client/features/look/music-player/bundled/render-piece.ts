import { askWorker } from '../../../../core/page/ask-worker.ts'
import type { Score } from '../kernel/score.ts'
import { loadScore } from './pieces.ts'
import workerUrl from './synthesizer.worker.ts?worker&url'

/** Sounds of this page: a piece heard again begins at once. A minute takes 8 MB. */
const KEPT = 3
const rendered = new Map<string, Promise<Blob>>()

/** A piece as a WAV file, rendered beside the page when it is first asked for. Rejects if it cannot be. */
export function renderPiece(id: string): Promise<Blob> {
  const known = rendered.get(id)
  rendered.delete(id)
  const blob = known ?? loadScore(id).then(renderInWorker)
  rendered.set(id, blob)
  blob.catch(() => rendered.delete(id))
  for (const oldest of [...rendered.keys()].slice(0, -KEPT)) rendered.delete(oldest)
  return blob
}

const renderInWorker = async (score: Score): Promise<Blob> =>
  new Blob([await askWorker<ArrayBuffer>(workerUrl, score)], { type: 'audio/wav' })
