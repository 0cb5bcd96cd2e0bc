// A worker of Jest: what it reports names lines of the files as they were written, and it ends with Jest even where a test
// left something open.
process.setSourceMapsEnabled(true);
process.once('disconnect', () => process.exit());
