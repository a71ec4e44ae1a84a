package io.github.geokod;

import io.github.geokod.gen.model.FieldError;
import io.github.geokod.gen.model.Problem;
import io.github.geokod.gen.model.Quota;
import java.net.http.HttpHeaders;
import java.util.List;

/** What the service refused, and why: the code is for programs, the message for people, the request id for support. */
public final class ProblemException extends GeokodException {
    private final int status;
    private final transient Problem problem;
    private final transient HttpHeaders headers;

    ProblemException(int status, HttpHeaders headers, Problem problem) {
        super(problem.getDetail(), null);
        this.status = status;
        this.headers = headers;
        this.problem = problem;
    }

    /** New ones may come with any release. */
    public String code() {
        return problem.getCode();
    }

    @Override
    public int status() {
        return status;
    }

    public String requestId() {
        return problem.getRequestId();
    }

    /** The address of a page that explains the code. */
    public String type() {
        return problem.getType();
    }

    /** What was wrong with the request, part by part. */
    public List<FieldError> errors() {
        return problem.getErrors() == null ? List.of() : problem.getErrors();
    }

    /** With 402; otherwise null. */
    public Quota quota() {
        return problem.getQuota();
    }

    @Override
    String retryAfter() {
        return headers.firstValue("retry-after").orElse(null);
    }
}
