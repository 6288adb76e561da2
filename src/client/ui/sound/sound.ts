/** A short sound that is loaded as it is first played. */
export interface Sound {
  /** Plays it from the start, beside those still heard; silent where the browser forbids it. */
  play(): void
}

/** Players at a time: one more begins the oldest one anew. */
const VOICES = 6

/** @param address of an audio file of this build */
export function createSound(address: string): Sound {
  const voices: HTMLAudioElement[] = []
  let next = 0
  return {
    play() {
      const voice = voices[next] ?? new Audio(address)
      voices[next] = voice
      next = (next + 1) % VOICES
      voice.currentTime = 0
      voice.play().catch(() => {}) // forbidden, or no device
    },
  }
}
