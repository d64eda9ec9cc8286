export declare const occupationLines: string;
