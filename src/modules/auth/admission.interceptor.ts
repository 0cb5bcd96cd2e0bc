import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type Observable, catchError } from 'rxjs';
import { ApplicationError } from '../../platform/http/application-error.js';
import { bareCallOf } from '../../platform/http/call.js';
import { mayBeCalledWithoutToken } from '../../platform/http/roles.js';
import { Admission } from './admission.service.js';

/** What is said about a request before anything was read. */
const FORM_PROBLEMS: readonly string[] = ['request.invalid', 'request.version-required'];

/**
 * Tells what is wrong in the form of a request only to those who may send it. The form is looked at before anything is
 * read, the token in the same read as everything else: where the form ends a request early, the token is asked for here.
 */
@Injectable()
export class AdmissionInterceptor implements NestInterceptor<unknown, unknown> {
  constructor(private readonly admission: Admission) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(catchError((thrown: unknown) => this.refuse(context, thrown)));
  }

  private async refuse(context: ExecutionContext, thrown: unknown): Promise<never> {
    const call = bareCallOf(context);
    const isForm = thrown instanceof ApplicationError && FORM_PROBLEMS.includes(thrown.code);
    const isOpen = call.tokenHash === null && mayBeCalledWithoutToken(context.getHandler());
    if (isForm && call.roles.length > 0 && !isOpen) await this.admission.admit(call, null);
    throw thrown;
  }
}
