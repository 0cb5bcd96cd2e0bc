import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { hashToken } from '../../platform/http/requests/call.js';
import type { Role } from '../../platform/http/roles.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { Logger } from '../../platform/logging/logger.js';
import { randomToken } from './random-token.js';
import { TokenRepository } from './token.repository.js';

export const TOKEN_FILE = 'director-token';

/** Makes the tokens that no other token is needed for. */
@Injectable()
export class BootstrapService implements OnApplicationBootstrap {
  constructor(
    private readonly tokens: TokenRepository,
    private readonly config: Config,
    private readonly logger: Logger,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  /** On a database in which no director's token is good: the first token, as the settings name it, or a random one that is shown once. */
  async onApplicationBootstrap(): Promise<void> {
    const { bootstrapToken, databaseUrl, dataDir } = this.config;
    const token = bootstrapToken ?? randomToken();
    const added = await this.tokens.addFirstDirector(this.newToken('director', token, 'first director'));
    if (!added) {
      if (bootstrapToken !== null) await this.tellOfUnusedToken();
      return;
    }
    if (databaseUrl === null) await keepToken(join(dataDir, TOKEN_FILE), token);
    if (bootstrapToken !== null) {
      this.logger.info({}, "the director's token is the one of BOOTSTRAP_TOKEN");
    } else {
      this.logger.info({ token }, "the director's token, shown this once");
    }
  }

  private async tellOfUnusedToken(): Promise<void> {
    if (await this.tokens.hasDirector(this.clock.now())) {
      this.logger.info({}, 'there is a director already: BOOTSTRAP_TOKEN changes nothing');
      return;
    }
    const words =
      "no director's token is good, and that of BOOTSTRAP_TOKEN was revoked or has expired: set another one";
    this.logger.warn({}, `${words}, or run npm run token -- --role director`);
  }

  /** A new random token of the role, without a player; the database keeps its hash. */
  async makeToken(role: Exclude<Role, 'player'>, label: string): Promise<string> {
    const token = randomToken();
    await this.tokens.add(this.newToken(role, token, label));
    return token;
  }

  private newToken(role: Role, token: string, label: string) {
    return { id: this.ids.next(), hash: hashToken(token), role, label, at: this.clock.now() };
  }
}

async function keepToken(file: string, token: string): Promise<void> {
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  // The mode of writeFile does not touch a file that was there before.
  await chmod(file, 0o600);
}
