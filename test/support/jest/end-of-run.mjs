// After the last test, where Jest runs the files itself and not in workers: those who kept something for the next test let it go.
export default function endOfRun() {
  process.emit('club-tests-ended');
}
