import { session } from '../session.ts'
import { type Note, SOUNDS, type Sound } from './sounds.ts'

/** How long a note takes to be at its volume, in s: a sudden one clicks. */
const ATTACK_S = 0.006

let context: AudioContext | undefined

/** Plays a sound if the player wants to hear any; called by what he does, as browsers want it. */
export function playSound(sound: Sound): void {
  if (!session.get().isSoundOn) return
  context ??= new AudioContext()
  void context.resume()
  for (const note of SOUNDS[sound]) playNote(context, note)
}

function playNote(audio: AudioContext, { wave, from, to, at, ms, volume }: Note): void {
  const [start, end] = [audio.currentTime + at / 1000, audio.currentTime + (at + ms) / 1000]
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()]
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(from, start)
  oscillator.frequency.exponentialRampToValueAtTime(to, end)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(volume, start + ATTACK_S)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(end)
}
