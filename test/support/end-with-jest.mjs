// A worker whose test left something open would live on when Jest is gone.
process.once('disconnect', () => process.exit());
